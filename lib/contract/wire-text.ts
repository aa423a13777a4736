declare const wire: unique symbol

/**
 * Text that may go to a language model: always inside the untrusted-data envelope. Only the boundary's
 * envelope (`lib/boundary/envelope.ts`) makes one; every model provider takes this and nothing wider.
 * Source: design `contract.md`, "ToolResult".
 */
export type WireText = string & { readonly [wire]: 'untrusted-data' }
