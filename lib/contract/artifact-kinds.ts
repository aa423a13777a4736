import type { ArtifactKind } from './artifact-kind.ts'
import { CODE_KIND } from './kinds/code.ts'
import { DIFF_KIND } from './kinds/diff.ts'
import { ERROR_KIND } from './kinds/error.ts'
import { IMAGE_KIND } from './kinds/image.ts'
import { JSON_KIND } from './kinds/json.ts'
import { KEY_VALUE_KIND } from './kinds/key-value.ts'
import { LINK_KIND } from './kinds/link.ts'
import { LIST_KIND } from './kinds/list.ts'
import { TABLE_KIND } from './kinds/table.ts'
import { TEXT_KIND } from './kinds/text.ts'
import { TREE_KIND } from './kinds/tree.ts'

/**
 * The table of kinds, by name: the closed set that is produced here. A `Map`, because the name that looks a
 * kind up comes from a tool. A new kind is one file in `kinds/` and its entry here.
 * Source: design `contract.md`, "Artifact v1".
 */
export const ARTIFACT_KINDS: ReadonlyMap<string, ArtifactKind> = new Map(
  [
    TEXT_KIND,
    TABLE_KIND,
    TREE_KIND,
    LIST_KIND,
    KEY_VALUE_KIND,
    LINK_KIND,
    CODE_KIND,
    DIFF_KIND,
    IMAGE_KIND,
    JSON_KIND,
    ERROR_KIND,
  ].map((entry) => [entry.kind, entry]),
)
