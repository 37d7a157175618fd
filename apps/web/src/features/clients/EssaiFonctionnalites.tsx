import type { OffreClient } from '@espace-adherent/contract/clients/essais.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import css from './clients.module.css'
import { useEssaiFonctionnalites } from './queries.ts'
import { nomFonctionnalite, textes } from './textes.ts'

const { fonctionnalites: mots } = textes

/** No offer has this name: one contract, by its number. */
const CONTRAT = '*'

type EssaiProps = {
  id: string
  offres: readonly OffreClient[]
  /** What stands in the fields is not what members have yet. */
  isModifie: boolean
}

/** What a member will see: from one contract, or from any of an offer. */
export function EssaiFonctionnalites({ id, offres, isModifie }: EssaiProps) {
  const [nomOffre, setNomOffre] = useState(CONTRAT)
  const [numero, setNumero] = useState('')
  const essai = useEssaiFonctionnalites(id)
  const { champs = {} } = essai.error ?? {}
  const refus = champs.numeroContrat ?? champs.nomOffre ?? essai.error?.message
  return (
    <Card title={mots.essai}>
      <form
        className="stack gap-18"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          essai.mutate(nomOffre === CONTRAT ? { numeroContrat: numero.trim() } : { nomOffre })
        }}
      >
        <SelectField
          label={mots.essaiPour}
          layout="stack"
          choix={[
            { valeur: CONTRAT, libelle: mots.unContrat },
            ...offres.map(({ nom }) => ({ valeur: nom, libelle: mots.touteOffre(nom) })),
          ]}
          error={nomOffre === CONTRAT ? undefined : refus}
          value={nomOffre}
          onChange={(choisie) => setNomOffre(choisie || CONTRAT)}
        />
        {nomOffre === CONTRAT && (
          <TextField
            label={mots.contrat}
            layout="stack"
            inputMode="numeric"
            autoComplete="off"
            figures
            error={refus}
            value={numero}
            onChange={setNumero}
          />
        )}
        <div className="cluster gap-8">
          <Button type="submit" busy={essai.isPending}>
            {mots.essayer}
          </Button>
        </div>
        {isModifie && <p className="note">{mots.essaiEnregistre}</p>}
      </form>
      <div role="status">
        {essai.data && (
          <>
            <p>
              {essai.data.numeroContrat !== null && (
                <>
                  <strong>{essai.data.numeroContrat}</strong>,{' '}
                </>
              )}
              {essai.data.nomOffre}
            </p>
            <ul className={css.lignes}>
              {essai.data.fonctionnalites.map(({ nom, isVisible, raison }) => (
                <li key={nom}>
                  <span className={css.quoi}>
                    {nomFonctionnalite(nom)}
                    <span className="note"> {mots.raisons[raison]}</span>
                  </span>
                  <StateBadge tone={isVisible ? 'success' : 'neutral'}>
                    {isVisible ? mots.visible : mots.cachee}
                  </StateBadge>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
