import * as z from 'zod'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { byteStream } from '#lib/server/byte-stream.ts'
import { theConsole } from '#lib/server/the-console.ts'

const Question = z.object({
  runId: z.string().min(1).max(100),
  after: z
    .string()
    .regex(/^(-1|\d{1,9})$/)
    .transform(Number)
    .default(-1),
  source: z.enum(['live', 'audit']).optional(),
})

/**
 * The events of a run with a seq above `after`, as NDJSON: what is in memory, followed to the end, or the
 * filtered audit; `source=audit` asks for the audit. The answer's headers say which of the two it is and
 * whether a gap in `seq` is no loss. Source: design `runs.md`, "The stream".
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const question = Question.safeParse({
    runId: (await params).id,
    after: searchParams.get('after') ?? undefined,
    source: searchParams.get('source') ?? undefined,
  })
  if (!question.success) return problem(400, 'The address asks for no events: check "after".')
  const events = await (await theConsole()).readEvents(question.data).catch(auditProblem)
  if (typeof events === 'string') return problem(500, events)
  if (!events) return problem(404, 'No run of this id is known.')
  return new Response(byteStream(events.open), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      // Neither a proxy nor a compressor may hold lines back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-vitrine-source': events.source,
      'x-vitrine-gaps': String(events.mayHaveGaps),
    },
  })
}

export const dynamic = 'force-dynamic'

function problem(status: number, sentence: string): Response {
  return Response.json({ problem: sentence }, { status, headers: { 'cache-control': 'no-store' } })
}
