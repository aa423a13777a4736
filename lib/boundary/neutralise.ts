export function neutralise(text: string): { text: string; counts: Record<string, number> } {
  return { text: text.toWellFormed(), counts: {} }
}
