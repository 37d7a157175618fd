import { comparaisonResource } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery } from '../../../platform/query/list.ts'
import { SousTitre } from './Cadre.tsx'
import css from './comparer.module.css'
import { textes } from './textes.ts'

const { comparer: mots } = textes

/** Account numbers, whole, old beside new: read when asked for, and told to their holder. */
export function Comparer({ id }: { id: string }) {
  const [isVoulu, setVoulu] = useState(false)
  const { data, isFetching, error } = useQuery({
    ...listQuery(comparaisonResource, { id }, { lifetime: 0 }),
    enabled: isVoulu,
  })
  const lignes = data?.rows
  return (
    <section className="stack gap-8 single">
      <SousTitre>{mots.titre}</SousTitre>
      {!lignes && (
        <>
          <p className={css.aide}>{mots.aide}</p>
          {error && <Notice tone="danger" title={error.message} alert />}
          <div>
            <Button size="sm" busy={isFetching} onClick={() => setVoulu(true)}>
              {mots.lire}
            </Button>
          </div>
        </>
      )}
      {lignes && (
        <table className={css.table}>
          <caption className="visually-hidden">{mots.titre}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{mots.avant}</th>
              <th scope="col">{mots.apres}</th>
            </tr>
          </thead>
          <tbody>
            {lignes.map(({ libelle, avant, apres }) => (
              <tr key={libelle} data-autre={avant !== apres || undefined}>
                <th scope="row">{libelle}</th>
                <td data-label={mots.avant}>{avant ?? mots.aucun}</td>
                <td data-label={mots.apres}>{apres ?? mots.aucun}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
