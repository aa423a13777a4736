/** `text` on one line of its own: the marks that would end a line or a field are written as escapes. */
export function oneLine(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
}
