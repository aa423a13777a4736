// Builds the product, always.
import {
  installPackages,
  ROOT,
  requireDiskSpace,
  requireNode,
  runNode,
  say,
} from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
requireDiskSpace(ROOT)
installPackages()
say('building (next build) …')
runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], 'Building the product failed')
