import { config } from 'zod/v4/core'

// Runs before any other code of the page. zod decides when a schema is made whether it may compile it with
// `new Function`, which the content security policy forbids and reports, so this must come first.
config({ jitless: true })
