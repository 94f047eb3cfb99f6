import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { useCallback } from 'react'
import { createDraftSlot } from '@/auth/kept-draft'
import type { MappedColumns } from '@/features/list-reader/use-list-file'
import { useKeepDraft } from '@/routes/-components/use-keep-draft'

/** The chosen columns of a file whose upload the end of a login stopped (row C9): no cell and no file. */
const keptColumns = createDraftSlot<MappedColumns>()

/** A digest, because the first line of a file without headings has the data of a person. */
const keyOf = (header: readonly string[]) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(header))))

/** Takes back the columns that were kept for these headings. It stays the same function. */
export function useTakeColumns(owner: string | undefined) {
  return useCallback(
    (header: readonly string[]) => {
      const choice = keptColumns.find(owner, keyOf(header))
      if (choice) keptColumns.drop()
      return choice
    },
    [owner],
  )
}

/** Keeps the chosen columns when the login ends, for a file with the same headings. */
export function useKeepColumns(
  owner: string | undefined,
  current: () => { header: readonly string[]; choice: MappedColumns } | undefined,
): void {
  useKeepDraft(keptColumns, owner, () => {
    const chosen = current()
    return chosen && { key: keyOf(chosen.header), draft: chosen.choice }
  })
}
