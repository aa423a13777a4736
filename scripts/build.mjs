// Builds the product, always.
import {
  buildAnew,
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
say('building (next build) …')
buildAnew()
