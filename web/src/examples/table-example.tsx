import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DataTable, DetailList, type LoadPage } from '../kit/list'
import { aStore, type Coffin, coffinColumns, coffinFilters, coffinTabs } from './coffins'
import { Example } from './example'

const many = aStore(100_000)
const few = aStore(0)
const broken: LoadPage<Coffin> = () => Promise.reject(new Error('broken on purpose'))
const later = (rows: Coffin[]) => new Promise<Coffin[]>((resolve) => setTimeout(resolve, 50, rows))

const detail = (coffin: Coffin) => (
  <DetailList
    items={[
      ['Holz', coffin.wood],
      ['Preis', `${coffin.price} €`],
    ]}
  />
)

/** The table with everything it can do, and the states that one rarely sees. */
export function TableExample() {
  const [done, setDone] = useState('')
  const action = { label: 'Löschen', icon: <Trash2 size={18} />, destructive: true }
  return (
    <>
      <Example
        title="Tabelle"
        about="DataTable: eine Liste als Tatsachen: Spalten, Ansichten, Filter, Aktionen. Hier 100.000 Zeilen, Seite für Seite."
      >
        <div style={{ width: '100%' }}>
          <DataTable
            tableId="example"
            label="Särge"
            height="compact"
            columns={coffinColumns}
            cacheKey={['example', 'many']}
            load={many}
            tabs={coffinTabs}
            filters={coffinFilters}
            detail={detail}
            onOpen={({ name }) => setDone(`${name} geöffnet`)}
            rowActions={[{ ...action, run: ({ name }) => setDone(`${name} gelöscht`) }]}
            bulkActions={[{ ...action, run: (rows) => setDone(`${rows.length} gelöscht`) }]}
            hasExport
            completeForExport={later}
          />
          <output>{done}</output>
        </div>
      </Example>
      <Example title="Leere Liste" about="emptyHint sagt, was man tun kann.">
        <div style={{ width: '100%' }}>
          <DataTable
            tableId="example-empty"
            label="Keine Särge"
            height="compact"
            columns={coffinColumns}
            cacheKey={['example', 'few']}
            load={few}
            emptyHint="Legen Sie den ersten an."
          />
        </div>
      </Example>
      <Example title="Fehler" about="Was nicht geladen werden konnte, lässt sich erneut versuchen.">
        <div style={{ width: '100%' }}>
          <DataTable
            tableId="example-broken"
            label="Verlorene Särge"
            height="compact"
            columns={coffinColumns}
            cacheKey={['example', 'broken']}
            load={broken}
          />
        </div>
      </Example>
    </>
  )
}
