import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { lazy, useEffect, useRef, useState } from 'react'
import { getDocumentSides } from '@/backend/recognition'
import { NidReading } from '@/features/documents/nid-reading'
import { BlobImage } from '@/features/images/blob-image'
import { useDocumentName } from '@/features/labels/names'
import { Zone } from '@/features/labels/fraud-zone'
import { documentWarnings, useWarningName } from '@/features/labels/problems/document-warnings'
import { RevealToggle } from '@/features/masking/reveal'
import { Badge } from '@/ui/display/badge'
import { Card } from '@/ui/display/card'
import { CopyId } from '@/ui/display/copy-id'
import { Data, Num } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { InlineAlert } from '@/ui/form/inline-alert'
import { useSideName } from './photo-texts'
import { flatResult } from './recognized-fields'
import type { RecognitionOutcome, SentPhoto } from './use-photos'
import { CopyResult, ResultTable } from './result-table'
import common from '@/ui/display/common.module.css'
import classes from './recognition.module.css'

const JsonPanel = lazy(() =>
  import('@/features/masking/json-panel').then((module) => ({ default: module.JsonPanel })),
)
const PhotoViewer = lazy(() =>
  import('./photo-viewer').then((module) => ({ default: module.PhotoViewer })),
)

interface RecognitionResultProps extends RecognitionOutcome {
  /** Whether other photos have since replaced the photos that were read. */
  hasChanged: boolean | undefined
}

/** Shows the data read from a document, with its photos and their boxes. Load it lazily. */
export function RecognitionResult(props: RecognitionResultProps) {
  const { type, recognition, sent, hasChanged } = props
  const { t } = useLingui()
  const sideName = useSideName(getDocumentSides(type))
  const [view, setView] = useState<'fields' | 'json'>('fields')
  const [opened, setOpened] = useState<SentPhoto['side']>()
  const element = useRef<HTMLDivElement>(null)
  // Moves the focus to the result because, for keyboard and phone users, the result is far from the submit button.
  useEffect(() => element.current?.focus(), [])
  const isNationalId = type === 'egy_nid'

  return (
    <div
      ref={element}
      role="region"
      aria-label={t`Result`}
      tabIndex={-1}
      className={`${common.stack} ${classes.result}`}
    >
      {hasChanged ? (
        <InlineAlert tone="info">
          <Trans>The photos have changed since the document was read.</Trans>
        </InlineAlert>
      ) : null}
      <Card title={<Trans>Document</Trans>}>
        <Overview {...props} />
        <ul className={classes.thumbnails}>
          {sent.map(({ side, photo }) => (
            <li key={side}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={t`Open ${sideName(side)} in the viewer`}
                onClick={() => setOpened(side)}
              >
                <BlobImage blob={photo.blob} alt="" />
                <span>{sideName(side)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title={<Trans>Fields</Trans>}
        aside={
          <span className={common.row}>
            <RevealToggle />
            <CopyResult type={type} recognition={recognition} />
            <SegmentedControl
              aria-label={t`View`}
              data={[
                { value: 'fields', label: t`Table` },
                { value: 'json', label: t`JSON` },
              ]}
              value={view}
              onChange={setView}
            />
          </span>
        }
      >
        {view === 'fields' ? (
          <ResultTable type={type} recognition={recognition} />
        ) : (
          <LazyPart fallback={<Skeleton height={240} />} onFailure={() => setView('fields')}>
            <JsonPanel value={recognition} name={`recognition-${recognition.transaction_id}`} />
          </LazyPart>
        )}
      </Card>
      {isNationalId ? <NidReading data={flatResult(recognition.result)} /> : null}
      {opened ? (
        <LazyPart onFailure={() => setOpened(undefined)}>
          <PhotoViewer
            {...props}
            openedSide={opened}
            onSwitch={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </LazyPart>
      ) : null}
    </div>
  )
}

function Overview({ type, recognition }: RecognitionResultProps) {
  const { t } = useLingui()
  const documentName = useDocumentName()
  const warningName = useWarningName()
  const { document_verification_plus: plus, advanced_confidence: fraud } = recognition
  const warnings = documentWarnings(plus)
  return (
    <FactList
      facts={[
        {
          key: 'type',
          label: t`Document type`,
          value: documentName(recognition.document_type ?? type),
        },
        {
          key: 'checks',
          label: t`Document checks`,
          value: (
            <span className={common.row}>
              {warnings.map((code) => (
                <Badge key={code} tone="warning">
                  {warningName(code)}
                </Badge>
              ))}
              {plus && warnings.length === 0 ? (
                <Badge tone="success">
                  <Trans>Valid</Trans>
                </Badge>
              ) : null}
              {plus ? null : <Data />}
            </span>
          ),
        },
        {
          key: 'fraud',
          label: t`Fraud zone`,
          value:
            fraud?.fraud_detection_zone === undefined ? (
              <Data />
            ) : (
              <Zone zone={fraud.fraud_detection_zone} />
            ),
        },
        {
          key: 'transaction',
          label: t`Transaction`,
          value: <CopyId id={recognition.transaction_id} label={t`transaction ID`} />,
        },
        {
          key: 'trials',
          label: t`Attempts left`,
          value: <Num value={recognition.trials_remaining} />,
        },
      ]}
    />
  )
}
