import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { CheckableBoundary, Subject } from '#lib/conformance/checkable-boundary.ts'
import { printable } from '../printable.ts'

/** Names under which a module may export its boundary; the first that is there counts. */
const EXPORTS = ['default', 'boundary', 'Boundary'] as const

type Loaded = Pick<Subject, 'boundary' | 'withPolicy'>

/**
 * Loads a boundary from a module: an object with a method `checked`, or a class or function that makes one of
 * `{ policy }`. Only what is made can be held to the rules about policies. The module runs in this process.
 */
export async function loadBoundary(file: string): Promise<Outcome<Loaded, string>> {
  const shown = printable(file)
  let exported: unknown
  try {
    const module: unknown = await import(pathToFileURL(resolve(file)).href)
    exported = exportOf(module)
  } catch (problem) {
    const reason = problem instanceof Error ? `: ${printable(problem.message)}` : ''
    return failure(`The module ${shown} could not be loaded${reason}`)
  }
  if (exported === undefined) {
    return failure(
      `The module ${shown} exports no boundary: export one as default, boundary or Boundary.`,
    )
  }
  if (isBoundary(exported)) return success({ boundary: exported })
  return isMaker(exported) ? makeOf(exported, shown) : failure(noBoundary(shown))
}

function makeOf(maker: Maker, shown: string): Outcome<Loaded, string> {
  const make = (options: object): CheckableBoundary => {
    const made: unknown = isClass(maker) ? Reflect.construct(maker, [options]) : maker(options)
    if (isBoundary(made)) return made
    throw new TypeError(noBoundary(shown))
  }
  try {
    return success({ boundary: make({}), withPolicy: (policy) => make({ policy }) })
  } catch (problem) {
    return failure(problem instanceof Error ? printable(problem.message) : noBoundary(shown))
  }
}

type Maker = (options: object) => unknown

function isMaker(candidate: unknown): candidate is Maker {
  return typeof candidate === 'function'
}

/** A class says so in its source; one of old has the method on its prototype. */
function isClass(maker: Maker): boolean {
  return isBoundary(maker.prototype) || /^class\b/u.test(Function.prototype.toString.call(maker))
}

function noBoundary(shown: string): string {
  return `What the module ${shown} exports neither has nor makes something with a method "checked".`
}

function exportOf(module: unknown): unknown {
  if (typeof module !== 'object' || module === null) return undefined
  const name = EXPORTS.find((each) => Object.hasOwn(module, each))
  return name === undefined ? undefined : Reflect.get(module, name)
}

function isBoundary(candidate: unknown): candidate is CheckableBoundary {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'checked' in candidate &&
    typeof candidate.checked === 'function'
  )
}
