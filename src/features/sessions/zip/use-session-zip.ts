import type { ReactNode } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'
import { errorReason } from '@/features/labels/error-reason'
import { fetchUncached } from '@/api/core/fetch-uncached'
import { useScope } from '@/api/core/use-scope'
import { imageQueries } from '@/api/images'
import type { SessionDetail } from '@/backend/sessions'
import { openFileSink, ZIP_FILE } from '@/browser/file-sink'
import { createZipWriter, type ZipWriter } from '@/browser/zip-writer'
import { useFieldName } from '@/features/labels/names'
import { usePersonalWords } from '@/features/masking/personal-context'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { getCsvSeparator } from '@/stores/preferences'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { toast } from '@/ui/feedback/toast'
import { imagesToAdd, sessionFieldsCsv, sessionJson, type ImageToAdd } from './session-files'

export type ZipProgress = { added: number; of: number }

/**
 * Exports one zip at a time, reports its progress and outcome, and can cancel it. A failed export doesn't leave a file.
 */
export function useSessionZip(session: SessionDetail, onDone: () => void) {
  const scope = useScope()
  const { t } = useLingui()
  const client = useQueryClient()
  const fieldName = useFieldName()
  const words = usePersonalWords()
  const task = useCancellableTask<ZipProgress, ReactNode>()

  async function addRecord(zip: ZipWriter, isMasked: boolean) {
    const json = sessionJson(session, isMasked, words)
    await zip.add('session.json', new Blob([json], { type: 'application/json' }))
    const names = { field: t`Field`, value: t`Value`, getName: fieldName }
    const csv = sessionFieldsCsv(session, { isMasked, separator: getCsvSeparator() }, names)
    await zip.add('fields.csv', new Blob([csv], { type: 'text/csv' }))
  }

  /** Returns false if a listed image is missing or the response isn't an image. */
  async function addImage(zip: ZipWriter, toAdd: ImageToAdd, signal: AbortSignal) {
    const { request, name, isListed } = toAdd
    try {
      const query = imageQueries(scope).image('original', request)
      const image = await fetchUncached(client, query, signal)
      if (!image) return !isListed
      await zip.add(`${name}.${image.blob.type.replace('image/', '')}`, image.blob)
      return true
    } catch (error) {
      if (error instanceof NotAnImageError) return false
      throw error
    }
  }

  async function save(isMasked: boolean) {
    const name = `session-${session.session_id}.zip`
    const sink = await task.pickFile(() => openFileSink(name, ZIP_FILE))
    if (!sink) return
    // Omits images from a masked zip because images cannot be masked.
    const images = isMasked ? [] : imagesToAdd(session)
    const total = images.length + 1
    task.setProgress({ added: 0, of: total })
    await task.run(
      async (signal) => {
        const zip = createZipWriter(sink.write)
        let missing = 0
        try {
          await addRecord(zip, isMasked)
          for (const [index, image] of images.entries()) {
            signal.throwIfAborted()
            task.setProgress({ added: index + 1, of: total })
            if (!(await addImage(zip, image, signal))) missing += 1
          }
          await zip.end()
          signal.throwIfAborted()
          await sink.close(name)
        } catch (error) {
          // Ignores an error because there may be no file to remove.
          await sink.abort().catch(() => {})
          throw error
        } finally {
          zip.close()
        }
        void toast(
          'success',
          t`Export successful`,
          missing > 0
            ? t`${plural(missing, { one: '# image was not available.', other: '# images were not available.' })}`
            : undefined,
        )
        onDone()
      },
      (error) => (isSilent(error) ? undefined : errorReason(error)),
    )
  }

  return {
    progress: task.isRunning ? task.progress : undefined,
    failure: task.failure,
    save: (isMasked: boolean) => void save(isMasked),
    cancel: task.cancel,
  }
}
