import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { IconDownload } from '@tabler/icons-react'
import { lazy, startTransition, useMemo, useState } from 'react'
import { load, startQuery } from '@/api/core/load'
import { sanctionListQueries, useOwnSanctionLists } from '@/api/sanction-lists'
import type { ListUpload } from '@/backend/sanction-lists'
import { pageDefaults, pageSearchSchema } from '@/features/record-list/list-search'
import { mainHeading } from '@/ui/display/heading-focus'
import { iconProps } from '@/ui/display/icon-props'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { toast } from '@/ui/feedback/toast'
import { UnreadNote } from '@/ui/feedback/unread-note'
import { Button } from '@/ui/form/button'
import { FileDrop } from './-components/sanction-lists/file-drop'
import { UploadHistory } from './-components/sanction-lists/upload-history'
import { withFileRows } from './-components/sanction-lists/file-rows'
import { UploadOutcome } from './-components/sanction-lists/upload-outcome'

const ListUploadForm = lazy(() =>
  import('./-components/sanction-lists/list-upload').then((module) => ({
    default: module.ListUploadForm,
  })),
)

export const Route = createFileRoute('/app/pages/sanction-list-upload')({
  staticData: { title: msg`Upload` },
  validateSearch: pageSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search: { page, page_size } }) => ({ page, page_size }),
  loader: async ({ context, deps, ...navigation }) => {
    const { queryClient, scope } = context
    const { own, uploads } = sanctionListQueries(scope)
    startQuery(queryClient, uploads(deps), navigation)
    await load(queryClient, own(), navigation.abortController.signal)
  },
  component: SanctionListUploadPage,
})

function SanctionListUploadPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useOwnSanctionLists(scope)
  const [file, setFile] = useState<File>()
  const [uploaded, setUploaded] = useState<{ result: ListUpload; rows: Uint32Array }>()
  // Excludes the provider's lists, because the client can't change them.
  const lists = useMemo(
    () => data.sanction_lists.filter(({ is_custom }) => is_custom !== false),
    [data],
  )

  return (
    <>
      <PageHeader
        title={<Trans>Upload a sanction list</Trans>}
        description={
          <Trans>
            Your own lists are searched alongside public lists. Each list is checked in your browser
            and by the server before anything changes.
          </Trans>
        }
        action={
          <Button
            variant="default"
            leftSection={<IconDownload {...iconProps} />}
            onClick={() =>
              import('./-components/sanction-lists/template')
                .then(({ saveTemplate }) => saveTemplate())
                .catch(() =>
                  toast(
                    'failure',
                    t`The template could not be loaded. Reload the page to try again.`,
                  ),
                )
            }
          >
            <Trans>Download template</Trans>
          </Button>
        }
      />
      <UnreadNote kind="lists" count={data.unread} />
      {uploaded ? <UploadOutcome result={withFileRows(uploaded.result, uploaded.rows)} /> : null}
      {file ? (
        <LazyPart fallback={<LoadingState />} onFailure={() => setFile(undefined)}>
          <ListUploadForm
            file={file}
            lists={lists}
            onOtherFile={() => setFile(undefined)}
            onFile={(next) => {
              setFile(next)
              // Moves the focus, because the focused button was removed.
              mainHeading()?.focus({ preventScroll: true })
            }}
            onUploaded={(result, rows) => {
              setUploaded({ result, rows })
              setFile(undefined)
              // Moves the focus, because the focused form was removed.
              mainHeading()?.focus({ preventScroll: true })
            }}
          />
        </LazyPart>
      ) : (
        <FileDrop
          onFile={(next) =>
            // Uses a transition, because rendering the form immediately would block a slow device for a moment.
            startTransition(() => {
              setUploaded(undefined)
              setFile(next)
            })
          }
        />
      )}
      <UploadHistory
        lists={lists}
        latest={uploaded}
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    </>
  )
}
