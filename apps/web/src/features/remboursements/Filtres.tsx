import { RECHERCHE_REMBOURSEMENT_MAX } from '@espace-adherent/contract/remboursements'
import { familles, libellesFamille } from '@espace-adherent/domain/prestations'
import { etatsLigne, libellesEtatLigne } from '@espace-adherent/domain/remboursements'
import { SelectField } from '@espace-adherent/ui/choix'
import { BarreFiltres } from '@espace-adherent/ui/recherche/BarreFiltres.tsx'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { useIsWide } from '../../platform/browser/wide.ts'
import { aujourdhui } from './apercu.ts'
import { DatesChoisies } from './DatesChoisies.tsx'
import { nombreDeFiltres, type Filtres as Valeurs } from './filtres.ts'
import { textes } from './textes.ts'

const { filtres: mots } = textes

type FiltresProps = {
  filtres: Valeurs
  personnes: readonly { id: string; prenom: string }[]
  message: string | null
  onChange: (change: Partial<Valeurs>) => void
}

export function Filtres({ filtres, personnes, message, onChange }: FiltresProps) {
  const isWide = useIsWide()
  return (
    <BarreFiltres
      label={mots.titre}
      bascule={mots.afficher(nombreDeFiltres(filtres))}
      recherche={
        <RechercheField
          label={mots.rechercher}
          maxLength={RECHERCHE_REMBOURSEMENT_MAX}
          placeholder={mots.exemple}
          value={filtres.recherche}
          onChange={(recherche) => onChange({ recherche })}
        />
      }
    >
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
      {!isWide && <TrierPar filtres={filtres} onChange={onChange} />}
      {filtres.periode === 'dates' && (
        <DatesChoisies du={filtres.du} au={filtres.au} message={message} onChange={onChange} />
      )}
    </BarreFiltres>
  )
}

/** Where there are no columns to press. */
function TrierPar({
  filtres: { tri, sens },
  onChange,
}: Pick<FiltresProps, 'filtres' | 'onChange'>) {
  return (
    <SelectField
      label={mots.trier}
      layout="stack"
      placeholder={mots.tris['date-decroissant']}
      value={tri === 'date' && sens === 'decroissant' ? '' : `${tri}-${sens}`}
      choix={Object.entries(mots.tris)
        .slice(1)
        .map(([valeur, libelle]) => ({ valeur, libelle }))}
      onChange={(choisi) => {
        const [voulu, sensVoulu] = (choisi || 'date-decroissant').split('-')
        onChange({ tri: voulu as Valeurs['tri'], sens: sensVoulu as Valeurs['sens'] })
      }}
    />
  )
}
