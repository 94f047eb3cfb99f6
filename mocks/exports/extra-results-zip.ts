import { Zip, ZipDeflate } from 'fflate'
import type { ExtraResult } from '@/backend/extra-results'
import { wait } from '@mocks/faults'
import type { ResultDay } from './extra-results'

const columns = [
  'transaction_id',
  'session_id',
  'created_at',
  'fraud_detection_zone',
  'expired',
  'is_front_greyscale',
  'is_back_greyscale',
  'review_required',
] as const

/**
 * Streams a zip with a CSV of all results, a JSON file per day and a text file. Generates each day only when it is
 * read.
 */
export function extraResultsZip(days: readonly ResultDay[]): ReadableStream<Uint8Array> {
  const steps = zipSteps(days)
  let writtenCount = 0
  let hasEnded = false
  let zip: Zip | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error)
        writtenCount += chunk.length
        controller.enqueue(chunk)
        if (final) controller.close()
      })
    },
    async pull() {
      const before = writtenCount
      // Continue until the zip outputs data, because it buffers small pieces and a pull without data would stall the
      // stream.
      while (writtenCount === before && !hasEnded) {
        // Lets other requests run between two days.
        await wait(0)
        const step = steps.next()
        hasEnded = step.done === true
        if (step.done) zip?.end()
        else if (zip) step.value(zip)
      }
    },
    cancel() {
      hasEnded = true
      zip?.terminate()
    },
  })
}

function* zipSteps(days: readonly ResultDay[]): Generator<(zip: Zip) => void> {
  const encoder = new TextEncoder()
  const csv = new ZipDeflate('extra-results.csv', { level: 6 })
  // Spreadsheets recognize UTF-8 by its byte order mark.
  yield (zip) => {
    zip.add(csv)
    csv.push(encoder.encode(`\uFEFF${columns.join(',')}\r\n`))
  }
  for (const { results } of days) {
    yield () => void csv.push(encoder.encode(results().map(csvLine).join('')))
  }
  yield () => void csv.push(new Uint8Array(), true)
  for (const { date, results } of days) {
    yield (zip) => {
      const json = new ZipDeflate(`json/${date}.json`, { level: 6 })
      zip.add(json)
      json.push(encoder.encode(JSON.stringify(results(), null, 2)), true)
    }
  }
  yield (zip) => {
    const about = new ZipDeflate('about.txt', { level: 6 })
    zip.add(about)
    about.push(encoder.encode(`Extra results of ${days.length} days.\n`), true)
  }
}

function csvLine(result: ExtraResult): string {
  const { advanced_confidence, document_verification_plus: plus } = result
  const cells = [
    result.transaction_id,
    result.session_id,
    result.created_at,
    advanced_confidence?.fraud_detection_zone,
    plus?.expired,
    plus?.is_front_greyscale,
    plus?.is_back_greyscale,
    plus?.review_required?.join(' '),
  ]
  return `${cells.map((cell) => String(cell ?? '')).join(',')}\r\n`
}
