import { RECHERCHE_REMBOURSEMENT_MAX } from '@espace-adherent/contract/remboursements'
import { familles, libellesFamille } from '@espace-adherent/domain/prestations'
import { etatsLigne, libellesEtatLigne } from '@espace-adherent/domain/remboursements'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { RechercheField } from '@espace-adherent/ui/recherche'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { aujourdhui } from './apercu.ts'
import { DatesChoisies } from './DatesChoisies.tsx'
import css from './filtres.module.css'
import { nombreDeFiltres, type Filtres as Valeurs } from './filtres.ts'
import { textes } from './textes.ts'

const { filtres: mots } = textes

type FiltresProps = {
  filtres: Valeurs
  personnes: readonly { id: string; prenom: string }[]
  message: string | null
  onChange: (change: Partial<Valeurs>) => void
}

/** Always at hand while the list scrolls; on a phone all but the search wait behind a button. */
export function Filtres({ filtres, personnes, message, onChange }: FiltresProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const nombre = nombreDeFiltres(filtres)
  return (
    <section className={css.filtres} aria-label={mots.titre}>
      <div className={css.recherche}>
        <div className={css.champ}>
          <RechercheField
            label={mots.rechercher}
            maxLength={RECHERCHE_REMBOURSEMENT_MAX}
            placeholder={mots.exemple}
            value={filtres.recherche}
            onChange={(recherche) => onChange({ recherche })}
          />
        </div>
        <Button
          className={css.bascule}
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {mots.afficher(nombre)}
        </Button>
      </div>
      <div id={id} className={css.choix} data-open={isOpen}>
        <SelectField
          label={mots.periode}
          layout="stack"
          placeholder={mots.douzeMois}
          value={filtres.periode === '12mois' ? '' : filtres.periode}
          choix={[
            { valeur: 'annee', libelle: mots.annee(aujourdhui().slice(0, 4)) },
            { valeur: 'dates', libelle: mots.dates },
          ]}
          onChange={(periode) => onChange({ periode: (periode || '12mois') as Valeurs['periode'] })}
        />
        {personnes.length > 1 && (
          <SelectField
            label={mots.personne}
            layout="stack"
            placeholder={mots.toutes}
            value={filtres.personne}
            choix={personnes.map(({ id: valeur, prenom: libelle }) => ({ valeur, libelle }))}
            onChange={(personne) => onChange({ personne })}
          />
        )}
        <SelectField
          label={mots.famille}
          layout="stack"
          placeholder={mots.tousSoins}
          value={filtres.famille}
          choix={familles.map((valeur) => ({ valeur, libelle: libellesFamille[valeur] }))}
          onChange={(famille) => onChange({ famille: famille as Valeurs['famille'] })}
        />
        <SelectField
          label={mots.etat}
          layout="stack"
          placeholder={mots.tousEtats}
          value={filtres.etat}
          choix={etatsLigne.map((valeur) => ({ valeur, libelle: libellesEtatLigne[valeur] }))}
          onChange={(etat) => onChange({ etat: etat as Valeurs['etat'] })}
        />
        {filtres.periode === 'dates' && (
          <DatesChoisies du={filtres.du} au={filtres.au} message={message} onChange={onChange} />
        )}
      </div>
    </section>
  )
}
