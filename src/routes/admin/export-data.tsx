import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useBundleServices } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { knownServices } from '@/backend/bundles'
import type { ExportedImage } from '@/backend/exports'
import { getServiceImages } from '@/backend/service-images'
import { imageTypes } from '@/backend/transactions'
import { ExportForm } from '@/routes/admin/-components/exports/export-form'
import {
  listMoreBundles,
  type ImageExportSearch,
  imageExportSearchSchema,
} from '@/routes/admin/-components/exports/export-search'
import { chosenImages, ImageKinds } from '@/routes/admin/-components/exports/image-kinds'
import { redirectToLastPick } from '@/routes/admin/-components/picked-search'
import { PageHeader } from '@/ui/display/page-header'

export const Route = createFileRoute('/admin/export-data')({
  staticData: { title: msg`Export Images` },
  validateSearch: imageExportSearchSchema,
  beforeLoad: ({ context, search, location }) => {
    redirectToLastPick(context.auth, search, location)
  },
  component: ExportImagesPage,
})

function ExportImagesPage() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (change: Partial<ImageExportSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }) })
  // Several bundles together can contain every image kind.
  const only = listMoreBundles(search).length > 0 ? undefined : search.bundle
  const { available, servicesWith } = useBundleImages(only)
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
            ? t`This bundle’s services do not capture images.`
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

interface BundleImages {
  /** The image kinds that the bundle can contain. */
  available: readonly ExportedImage[]
  /**
   * Returns the bundle's services that produce at least one of these image kinds. Returns undefined while the services
   * load.
   */
  servicesWith: (images: readonly ExportedImage[]) => readonly string[] | undefined
}

/** Returns the image kinds that a bundle's services produce. Assumes every kind until the services load. */
function useBundleImages(bundle: string | undefined): BundleImages {
  const scope = useScope()
  const { data, isError } = useBundleServices(scope, bundle)
  const services =
    data?.services.map(({ name }) => name) ?? (isError ? [...knownServices] : undefined)
  // Assumes that an unknown service produces every kind.
  const takes = (type: ExportedImage) => (service: string) =>
    getServiceImages(service)?.includes(type) ?? true
  return {
    available: imageTypes.filter((type) => services?.some(takes(type)) ?? true),
    servicesWith: (images) =>
      services?.filter((service) => images.some((type) => takes(type)(service))),
  }
}
