/** How a file is read. */
export const INPUT_FORMATS = ['text', 'json', 'ndjson', 'mcp'] as const

/** One of them. */
export type InputFormat = (typeof INPUT_FORMATS)[number]

/** True for the name of one. */
export function isInputFormat(name: string): name is InputFormat {
  return INPUT_FORMATS.some((format) => format === name)
}
