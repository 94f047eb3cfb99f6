import { Trans, useLingui } from '@lingui/react/macro'
import type { BundleInput } from '@/backend/bundle-details'
import { useOrganizationDetails } from '@/api/organizations'
import { useScope } from '@/api/core/use-scope'
import { useServiceName } from '@/features/labels/names'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { formatList } from '@/lib/format-list'
import { BundleServiceCards } from './bundle-service-cards'
import { Lifetime } from './lifetime'

/** Example hit counts. The review shows the tier that each count falls into. */
const EXAMPLES = [1, 1_000, 1_000_000]

interface BundleReviewProps {
  input: BundleInput
}

/** Review of a new bundle before it is created. */
export function BundleReview({ input }: BundleReviewProps) {
  const scope = useScope()
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const { organization_id, name, services, token_lifetime } = input
  const { data: client } = useOrganizationDetails(scope, organization_id)
  const names = services.map(({ service }) => serviceName(service))
  return (
    <>
      <Card>
        <FactList
          facts={[
            {
              key: 'client',
              label: t`Client`,
              value: <Data>{client?.name ?? organization_id}</Data>,
            },
            { key: 'name', label: t`Bundle name`, value: <Data>{name}</Data> },
            {
              key: 'lifetime',
              label: t`Token lifetime`,
              value:
                token_lifetime === undefined ? (
                  <Trans>Provider default</Trans>
                ) : (
                  <Lifetime seconds={token_lifetime} />
                ),
            },
            {
              key: 'services',
              label: t`Services`,
              value: <Data>{formatList(names, i18n.locale)}</Data>,
            },
          ]}
        />
      </Card>
      <BundleServiceCards services={services} examples={EXAMPLES} />
    </>
  )
}
