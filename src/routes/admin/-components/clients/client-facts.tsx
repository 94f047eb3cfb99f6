import { useLingui } from '@lingui/react/macro'
import type { OrganizationDetails } from '@/backend/organizations'
import { useIndustries } from '@/features/labels/default-options'
import { ServiceTags } from '@/features/labels/service-tags'
import { MaskedValue } from '@/features/masking/masked-value'
import { WebsiteLink } from '@/ui/display/website-link'
import { Card } from '@/ui/display/card'
import { CopyId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Time } from '@/ui/display/time'
import common from '@/ui/display/common.module.css'
import classes from './client-detail.module.css'

interface ClientFactsProps {
  clientId: string
  client: OrganizationDetails
}

/** The facts about a client and its contact. */
export function ClientFacts({ clientId, client }: ClientFactsProps) {
  const { t } = useLingui()
  const industry = useIndustries(client.industry).find(({ value }) => value === client.industry)
  return (
    <div className={`${common.links} ${classes.cards}`}>
      <Card title={t`Company`}>
        <FactList
          facts={[
            {
              key: 'id',
              label: t`Client ID`,
              value: <CopyId id={clientId} label={t`client ID`} />,
            },
            { key: 'industry', label: t`Industry`, value: <Data>{industry?.label}</Data> },
            { key: 'website', label: t`Website`, value: <WebsiteLink address={client.website} /> },
            {
              key: 'services',
              label: t`Services`,
              value: <ServiceTags services={client.services} />,
            },
            { key: 'created', label: t`Created`, value: <Time value={client.created_at} /> },
          ]}
        />
      </Card>
      <Card title={t`Contact`}>
        <FactList
          facts={[
            {
              key: 'name',
              label: t`Name`,
              value: (
                <MaskedValue
                  kind="name"
                  value={client.contact_name}
                  label={t`Contact name`}
                  copyLabel={t`contact name`}
                />
              ),
            },
            {
              key: 'email',
              label: t`Email`,
              value: (
                <MaskedValue
                  kind="email"
                  value={client.email}
                  label={t`Contact email`}
                  copyLabel={t`email`}
                />
              ),
            },
            {
              key: 'phone',
              label: t`Phone number`,
              value: (
                <MaskedValue
                  kind="phone"
                  value={client.phone_number}
                  label={t`Contact phone number`}
                  copyLabel={t`phone number`}
                />
              ),
            },
          ]}
        />
      </Card>
    </div>
  )
}
