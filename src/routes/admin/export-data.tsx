import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ExportForm } from '@/routes/admin/-components/exports/export-form'
import {
  imageExportSearchSchema,
  type ImageExportSearch,
} from '@/routes/admin/-components/exports/export-search'
import { ImageKinds, chosenImages } from '@/routes/admin/-components/exports/image-kinds'
import { useBundleImages } from '@/routes/admin/-components/exports/use-bundle-images'
import { openLastPicked } from '@/routes/admin/-components/picked-search'
import { PageHeader } from '@/ui/display/page-header'

export const Route = createFileRoute('/admin/export-data')({
  staticData: { title: msg`Export Images` },
  validateSearch: imageExportSearchSchema,
  beforeLoad: ({ context, search, location }) => {
    openLastPicked(context.auth, search, location)
  },
  component: ExportImagesPage,
})

function ExportImagesPage() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (change: Partial<ImageExportSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }) })
  const { available, servicesWith } = useBundleImages(search.bundle)
  const images = chosenImages(search, available)
  return (
    <>
      <PageHeader
        title={<Trans>Export Images</Trans>}
        description={<Trans>Get a bundle’s images by email.</Trans>}
      />
      <ExportForm
        kind="images"
        search={search}
        onSearch={onSearch}
        options={{
          ...(search.images === undefined ? {} : { image_types: [...images] }),
          ...(search.version ? { boxed: true } : {}),
        }}
        services={servicesWith(images)}
        problem={
          available.length === 0
            ? t`This bundle’s services take no images.`
            : images.length === 0
              ? t`Choose at least one image`
              : undefined
        }
        action={<Trans>Export images</Trans>}
      >
        <ImageKinds search={search} available={available} onSearch={onSearch} />
      </ExportForm>
    </>
  )
}
