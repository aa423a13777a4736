import { expect, test } from 'vitest'
import * as contract from './index.ts'

/** A literal copy of what others can see: a change here is a change for them. */
test('the published door shows these names and no others', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'ADOPTION_FORMATS',
    'ARTIFACT_KINDS',
    'ARTIFACT_SCHEMA',
    'ToolResult',
    'adoptResult',
    'boundArtifacts',
    'capContent',
    'codeArtifact',
    'defineTool',
    'diffArtifact',
    'errorArtifact',
    'imageArtifact',
    'isToolResult',
    'jsonArtifact',
    'keyValueArtifact',
    'linkArtifact',
    'listArtifact',
    'tableArtifact',
    'textArtifact',
    'toMcpContent',
    'toolResultArtifact',
    'toolResultValue',
    'treeArtifact',
  ])
})
