import Papa from 'papaparse'
import {
  createListReader,
  type ReadChoices,
  type ReaderRequest,
  type ReaderResponse,
} from '@/routes/app/pages/-components/sanction-lists/list-reader/list-reader'
import type { ListChoices } from '@/routes/app/pages/-components/sanction-lists/list-reader/prepare-list'

type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Sends the requests to a new list reader, and returns all its responses merged into one object. */
export async function responsesTo(...requests: ReaderRequest[]) {
  const responses: ReaderResponse[] = []
  const handle = createListReader((response) => responses.push(response))
  for (const request of requests) await handle(request)
  const merged: Partial<UnionToIntersection<ReaderResponse>> = Object.assign({}, ...responses)
  return merged
}

/** Reads a list file and checks its rows with the given or guessed columns. */
export async function readList(part: BlobPart, choices: ReadChoices = {}, check?: ListChoices) {
  const file = new Blob([part])
  const { opened } = await responsesTo({ open: file, choices, id: 1 })
  const { guess: mapping = {}, birthDate: column } = opened ?? {}
  const guessed = { mapping, birthDate: column === undefined ? undefined : { column } }
  const responses = await responsesTo(
    { open: file, choices, id: 1 },
    { check: check ?? guessed, id: 2 },
  )
  const { prepared } = responses.checked ?? {}
  const csv = await prepared?.content.text()
  const [, ...sent] = csv === undefined ? [] : Papa.parse<string[]>(csv).data
  return { ...responses, sent, sentRows: [...(prepared?.rows ?? [])] }
}
