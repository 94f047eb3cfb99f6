import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileDownload, IconMarkdown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { copyText } from '@/browser/clipboard'
import { saveFile } from '@/browser/save-file'
import { serviceApiUrl } from '@/lib/config'
import { iconProps } from '@/ui/display/icon-props'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { useSubmit } from '@/ui/tasks/use-submit'
import { docsQueries } from './docs-queries'
import common from '@/ui/display/common.module.css'
import classes from './api-docs.module.css'

/** Exports the page in other formats: a service as Markdown, all services as OpenAPI. */
export function DocsTools({ service }: { service: string | undefined }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { submit: run, isPending } = useSubmit(async (task: () => Promise<void>) => {
    try {
      await task()
    } catch {
      void toast('failure', t`The document could not be generated. Reload the page to try again.`)
    }
  })

  async function copyMarkdown(id: string) {
    const [{ serviceMarkdown }, doc] = await Promise.all([
      import('@/features/service-api/markdown'),
      client.ensureQueryData(docsQueries.service(id)),
    ])
    if (await copyText(serviceMarkdown(doc.service))) void toast('success', t`Copied as Markdown`)
    else void toast('failure', t`Your browser blocked copying`)
  }

  async function saveOpenApi() {
    const [{ openApiDocument }, services] = await Promise.all([
      import('@/features/service-api/openapi'),
      client.ensureQueryData(docsQueries.all()),
    ])
    const json = JSON.stringify(openApiDocument(services, serviceApiUrl), null, 2)
    saveFile(new Blob([json], { type: 'application/json' }), 'openapi.json')
  }

  return (
    <div className={`${common.screenOnly} ${classes.tools}`}>
      {service ? (
        <Button
          variant="default"
          size="xs"
          busy={isPending}
          leftSection={<IconMarkdown {...iconProps} />}
          onClick={() => void run(() => copyMarkdown(service))}
        >
          <Trans>Copy as Markdown</Trans>
        </Button>
      ) : null}
      <Button
        variant="default"
        size="xs"
        busy={isPending}
        leftSection={<IconFileDownload {...iconProps} />}
        onClick={() => void run(saveOpenApi)}
      >
        <Trans>Download OpenAPI 3.1</Trans>
      </Button>
    </div>
  )
}
