import { cutToCharacters } from '#lib/base/text.ts'
import { objectOf, textOf } from '../members.ts'
import type { SourceHealth } from '../tool-source.ts'
import type { OpenApiDocument } from './open-api-document.ts'

/** What a document says of its service: foreign text, bounded. */
export function aboutService({ root }: OpenApiDocument): NonNullable<SourceHealth['about']> {
  const info = objectOf(root, 'info')
  const title = textOf(info, 'title')
  const version = textOf(info, 'version')
  const description = textOf(info, 'description')
  return {
    ...(title !== undefined && { name: bounded(title, 200) }),
    ...(version !== undefined && { version: bounded(version, 100) }),
    protocolVersion: `OpenAPI ${bounded(textOf(root, 'openapi') ?? '', 20)}`,
    ...(description !== undefined && { instructions: bounded(description, 4_000) }),
  }
}

function bounded(text: string, maxCharacters: number): string {
  return cutToCharacters(text.toWellFormed(), maxCharacters)
}
