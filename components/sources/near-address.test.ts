import { expect, test } from 'vitest'
import { nearAddress } from './near-address.ts'

test.each([
  'http://localhost:3000/mcp',
  ' HTTP://LOCALHOST/ ',
  'http://api.localhost/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]:8080/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost./',
])('an address of this machine is told, however it is spelt: %s', (address) => {
  expect(nearAddress(address)).toBe('machine')
})

test.each([
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.1/',
  'https://192.168.1.4/mcp',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://nas.local/',
  'http://wiki.internal/mcp',
  'http://intranet/',
])('an address of a private network is told: %s', (address) => {
  expect(nearAddress(address)).toBe('network')
})

test.each([
  'https://wiki.example/mcp',
  'http://172.32.0.1/',
  'http://11.0.0.1/',
  'http://[2606:4700::1111]/',
  'https://local.example/',
  'file:///etc/passwd',
  'localhost',
  'http://',
  '',
])('of any other nothing is told: %s', (address) => {
  expect(nearAddress(address)).toBeNull()
})
