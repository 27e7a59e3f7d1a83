import type { Document } from '@pietas/contract/documents'
import { formatSize, joinParts, useTranslation } from '../kit/i18n'
import { type Column, RowName } from '../kit/list'
import { Thumbnail } from '../kit/media'
import * as styles from './document-columns.module.css'
import { kindOfFile } from './kind-of-file'
import { labelText } from './labels'
import { openDocument } from './open-document'

// Of it there is no picture.
const unknownType = 'application/octet-stream'

const authorOf = ({ author }: Document) => author && joinParts([author.firstName, author.lastName])

/** The columns of spec 1 section 2.7, in its order. */
export const documentColumns: Column<Document>[] = [
  {
    id: 'preview',
    header: 'document.preview',
    width: 90,
    grow: 0,
    picture: true,
    value: () => null,
    cell: (document) => (
      <Thumbnail
        documentAccessToken={document.accessToken}
        mediaType={document.quarantine ? unknownType : document.mimeType}
        fileName={document.fileName}
        height={36}
        onOpen={() => openDocument(document)}
      />
    ),
  },
  {
    id: 'documentLabel',
    header: 'document.documentLabel',
    width: 136,
    grow: 220,
    sortBy: 'DOCUMENT_LABEL',
    value: ({ documentLabel }, t) => labelText(documentLabel, t),
    cell: ({ documentLabel }) => <Label label={documentLabel} />,
  },
  {
    id: 'fileName',
    header: 'document.fileName',
    width: 164,
    grow: 320,
    heads: true,
    sortBy: 'FILE_NAME',
    value: ({ fileName }) => fileName,
    cell: (document) => <FileName document={document} />,
  },
  {
    id: 'createdAt',
    header: 'document.createdAt',
    width: 124,
    grow: 80,
    kind: 'date',
    sortBy: 'CREATED_AT',
    value: ({ createdAt }) => createdAt,
  },
  {
    id: 'author',
    header: 'document.author',
    width: 124,
    grow: 160,
    value: authorOf,
    cell: (document) => document.author && <Author name={authorOf(document)} />,
  },
  {
    id: 'size',
    header: 'document.size',
    width: 96,
    grow: 40,
    hidden: true,
    sortBy: 'SIZE',
    value: ({ size }) => formatSize(size),
  },
]

function Label({ label }: { label: string }) {
  const { t } = useTranslation()
  return <span className={styles.documentLines}>{labelText(label, t)}</span>
}

function Author({ name }: { name: string | null }) {
  return (
    <span className={styles.documentLines} dir="auto">
      {name}
    </span>
  )
}

/** Why the file cannot be had, in a word. */
function Quarantine({ state, finding }: NonNullable<Document['quarantine']>) {
  const { t } = useTranslation()
  const text = t(`document.quarantine.${state}`, { finding: finding ?? '' })
  return (
    <small data-quarantine={state} title={text} dir="auto">
      {text}
    </small>
  )
}

function FileName({ document: { fileName, mimeType, size, quarantine } }: { document: Document }) {
  return (
    <span className={styles.documentName}>
      <RowName dir="auto" title={fileName}>
        {fileName}
      </RowName>
      {quarantine ? (
        <Quarantine {...quarantine} />
      ) : (
        <small title={mimeType} dir="auto">
          {joinParts([kindOfFile(mimeType), formatSize(size)], ' · ')}
        </small>
      )}
    </span>
  )
}
