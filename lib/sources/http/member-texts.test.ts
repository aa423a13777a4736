import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { memberTexts } from './member-texts.ts'

it('gives the text of each member as it was written', () => {
  const json = ' { "a" : 1.10 , "b":[1, {"}":"]"}],"\\u0063":"x\\"," , "a":  2e0 }'
  expect([...memberTexts(json)]).toEqual([
    ['a', '2e0'],
    ['b', '[1, {"}":"]"}]'],
    ['c', '"x\\","'],
  ])
  expect(memberTexts('[1]').size).toBe(0)
})

it('gives for any object what its members parse to', () => {
  return fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.constantFrom(undefined, 1),
      (object, space) => {
        const json = JSON.stringify(object, null, space)
        const read = [...memberTexts(json)].map(([name, text]) => [name, JSON.parse(text)])
        expect(read).toEqual(Object.entries(JSON.parse(json)))
      },
    ),
  )
})
