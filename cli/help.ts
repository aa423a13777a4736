/** What `vitrine --help` prints. */
export const HELP = `vitrine - check what tools returned before a language model reads it

  vitrine check [FILE...]           check results in files, or on standard input
  vitrine show [FILE...]            write them with their artifacts, for people or as JSON
  vitrine conformance --boundary M  check a boundary of your own, exported by module M
  vitrine --help | --version

vitrine check
  FILE                 text, JSON, NDJSON or MCP CallToolResult; - is standard input
  --format FORMAT      text, json, ndjson or mcp; told apart by content when absent
  --policy POLICY      annotate (default), truncate or fail, or a JSON file with settings
  --fail-on LIST       only these heuristics or categories make the exit status 1
  --json               a report in JSON
  --sarif              a report in SARIF 2.1.0

vitrine show
  FILE, --format       as above
  --as FORM            text (default), markdown, mcp or json

vitrine conformance
  --boundary MODULE    exports a boundary: an object with checked(), or a class or function
                       that makes one of { policy }; as default, boundary or Boundary
  --json               a report in JSON

Exit status: 0 clean, 1 something was found, 2 something could not be checked.
One result may hold 16 MiB: a longer line or document is reported as not checked.
`
