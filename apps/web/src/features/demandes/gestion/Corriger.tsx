import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { parseDate } from '@espace-adherent/domain/calendrier'
import {
  libelleEvenement,
  libellesMotifResiliation,
  type MotifResiliation,
  motifsResiliation,
} from '@espace-adherent/domain/resiliation'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { TextField } from '@espace-adherent/ui/fields'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { Analyser } from './Analyser.tsx'
import { Cadre } from './Cadre.tsx'
import { Coder } from './Coder.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

export type GesteCorrige = 'requalifier' | 'rattacher' | 'analyser' | 'coder'

type CorrigerProps = {
  geste: GesteCorrige
  dossier: DossierTraitement
  suivi: Suivi
  onClose: () => void
}

/** What a clerk sets right before deciding: why it is asked for, or who asks. No mail leaves. */
export function Corriger({ geste, ...props }: CorrigerProps) {
  if (geste === 'coder') return <Coder {...props} />
  if (geste === 'analyser') return <Analyser {...props} />
  if (geste === 'rattacher') return <Rattacher {...props} />
  return props.dossier.acte === 'contactActeGestion' ? (
    <EnReclamation {...props} />
  ) : (
    <Requalifier {...props} />
  )
}

/** A message that complains is a complaint, whatever its sender called it. */
const EnReclamation = ({ suivi, onClose }: PartProps) => (
  <Cadre
    titre={textes.reclamerTitre}
    aide={textes.reclamerAide}
    confirmer={textes.reclamerConfirmer}
    suivi={suivi}
    onClose={onClose}
    voulu={{ geste: 'requalifier', en: 'reclamation', evenementLe: null }}
  />
)

type PartProps = Omit<CorrigerProps, 'geste'>

function Requalifier({ dossier, suivi, onClose }: PartProps) {
  const [saisie, change, oublier] = useSaisieGardee(
    cleBrouillon('demande.requalifier', dossier.id),
    { en: '', evenementLe: '' },
  )
  const { en, evenementLe } = saisie
  const evenement = libelleEvenement(en)
  return (
    <Cadre
      titre={textes.requalifierTitre}
      aide={textes.requalifierAide}
      confirmer={textes.requalifierConfirmer}
      suivi={suivi}
      onClose={onClose}
      onFait={oublier}
      voulu={
        en === ''
          ? null
          : {
              geste: 'requalifier',
              en: en as MotifResiliation,
              evenementLe: evenement ? parseDate(evenementLe) : null,
            }
      }
    >
      <SelectField
        label={textes.motifRetenu}
        layout="stack"
        required
        choix={motifsResiliation.map((valeur) => ({
          valeur,
          libelle: libellesMotifResiliation[valeur],
        }))}
        value={en}
        onChange={(choisi) => change({ ...saisie, en: choisi })}
      />
      {evenement && (
        <DateField
          label={evenement}
          layout="stack"
          value={evenementLe}
          onChange={(le) => change({ ...saisie, evenementLe: le })}
        />
      )}
    </Cadre>
  )
}

function Rattacher({ dossier, suivi, onClose }: PartProps) {
  const [numero, setNumero, oublier] = useSaisieGardee(
    cleBrouillon('demande.rattacher', dossier.id),
    dossier.demandeur?.numeroContrat ?? '',
  )
  return (
    <Cadre
      titre={textes.rattacherTitre}
      aide={textes.rattacherAide}
      confirmer={textes.rattacherConfirmer}
      suivi={suivi}
      onClose={onClose}
      onFait={oublier}
      voulu={numero.trim() === '' ? null : { geste: 'rattacher', numeroContrat: numero.trim() }}
    >
      <TextField
        label={textes.numeroContrat}
        layout="stack"
        required
        value={numero}
        onChange={setNumero}
      />
    </Cadre>
  )
}
