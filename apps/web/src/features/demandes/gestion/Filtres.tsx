import type { ActeGestion } from '@espace-adherent/contract/actes'
import { type EtatFile, etatsFile, type Reperes } from '@espace-adherent/contract/demandes/gestion'
import { SelectField } from '@espace-adherent/ui/choix'
import { BarreFiltres } from '@espace-adherent/ui/recherche/BarreFiltres.tsx'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { type EtatVue, nombreFiltres } from './etat.ts'
import { textes } from './textes.ts'

const SANS_ETAT = { etat: '', retard: '', legal: '', aLire: '' } as const

type FiltresProps = {
  vue: EtatVue
  reperes: Reperes
  onChange: (suite: Partial<EtatVue>) => void
}

/** What the queue is narrowed to, each thing by itself. */
export const Filtres = ({ vue, reperes, onChange }: FiltresProps) => (
  <BarreFiltres
    label={textes.rechercheEtFiltres}
    bascule={textes.filtres(nombreFiltres(vue))}
    recherche={
      <RechercheField
        label={textes.rechercher}
        placeholder={textes.exemple}
        maxLength={100}
        value={vue.q}
        // Begun, a search is about all requests; who looks narrows it afterwards.
        onChange={(q) => onChange(vue.q === '' ? { ...SANS_ETAT, q } : { q })}
      />
    }
  >
    <SelectField
      label={textes.acte}
      layout="stack"
      placeholder={textes.tousLesActes}
      choix={reperes.actes.map(({ acte, libelle }) => ({ valeur: acte, libelle }))}
      value={vue.acte}
      onChange={(acte) => onChange({ acte: acte as ActeGestion | '' })}
    />
    <SelectField
      label={textes.etat}
      layout="stack"
      placeholder={textes.aTraiter}
      choix={etatsFile.map((etat) => ({ valeur: etat, libelle: textes.etats[etat] }))}
      value={vue.etat}
      onChange={(etat) => onChange({ etat: etat as EtatFile | '' })}
    />
    <SelectField
      label={textes.chez}
      layout="stack"
      placeholder={textes.toutLeMonde}
      choix={[
        { valeur: 'moi', libelle: textes.moi },
        { valeur: 'personne', libelle: textes.personne },
        ...reperes.collegues.map(({ id, nom }) => ({ valeur: id, libelle: nom })),
      ]}
      value={vue.chez}
      onChange={(chez) => onChange({ chez })}
    />
    <SelectField
      label={textes.delai}
      layout="stack"
      placeholder={textes.tousDelais}
      choix={[{ valeur: 'oui', libelle: textes.horsDelai }]}
      value={vue.retard}
      onChange={(retard) => onChange({ retard: retard === 'oui' ? 'oui' : '' })}
    />
    <SelectField
      label={textes.tri}
      layout="stack"
      placeholder={textes.triEcheance}
      choix={[{ valeur: 'recente', libelle: textes.triRecente }]}
      value={vue.tri === 'recente' ? 'recente' : ''}
      onChange={(tri) => onChange({ tri: tri === 'recente' ? 'recente' : 'echeance' })}
    />
  </BarreFiltres>
)
