import { useBundleServices } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { knownServices } from '@/backend/bundles'
import type { ExportedImage } from '@/backend/exports'
import { imageTypes } from '@/backend/transactions'
import { imagesOfService } from '@/backend/service-images'

interface BundleImages {
  /** The images that the bundle can have. */
  available: readonly ExportedImage[]
  /** The services of the bundle that take one of these images. Undefined while the services load. */
  servicesWith: (images: readonly ExportedImage[]) => readonly string[] | undefined
}

/** What a bundle's services say about its images. While they are not known, it can have all. */
export function useBundleImages(bundle: string | undefined): BundleImages {
  const scope = useScope()
  const { data, isError } = useBundleServices(scope, bundle)
  const services =
    data?.services.map(({ name }) => name) ?? (isError ? [...knownServices] : undefined)
  // An unknown service may take any.
  const takes = (type: ExportedImage) => (service: string) =>
    imagesOfService(service)?.includes(type) ?? true
  return {
    available: imageTypes.filter((type) => services?.some(takes(type)) ?? true),
    servicesWith: (images) =>
      services?.filter((service) => images.some((type) => takes(type)(service))),
  }
}
