// Builds the product; with --when-changed only where a source is newer than what is built.
import {
  buildAnew,
  buildProduct,
  installPackages,
  ROOT,
  requireDiskSpace,
  requireNode,
  say,
} from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
requireDiskSpace(ROOT)
installPackages()
if (process.argv.includes('--when-changed')) buildProduct()
else {
  say('building (next build) …')
  buildAnew()
}
