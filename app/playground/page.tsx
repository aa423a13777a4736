export default function PlaygroundPage() {
  return <main>Playground</main>
}
