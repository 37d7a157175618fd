import { type Contrat, contratsResource } from '@espace-adherent/contract/contrats'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  finConsultation,
  libelleContrat,
  libellesTypeContrat,
} from '@espace-adherent/domain/contrats'
import { Button } from '@espace-adherent/ui/actions'
import { EtatContratBadge } from '@espace-adherent/ui/contrats/EtatContratBadge.tsx'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useLibelles } from '../referentiel/index.ts'
import { Sorties } from '../sorties/index.tsx'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** Every contract with its state and what it says, to take away or to choose. */
export function MesContrats() {
  const { contrats, courant, choose } = useContrats()
  return (
    <div className="stack gap-20">
      <div className={css.outils}>
        <p>{textes.nombre(contrats.length)}</p>
        <div className={css.sorties}>
          <Sorties resource={contratsResource} />
        </div>
      </div>
      {contrats.map((contrat) => (
        <Card
          key={contrat.numeroContratIndividuel}
          title={contrat.nomOffre}
          actions={<EtatContratBadge etat={contrat.etat} />}
        >
          <Detail contrat={contrat} />
          {contrats.length > 1 && (
            <div className={css.choix}>
              {contrat === courant ? (
                <p className={css.affiche}>{textes.affiche}</p>
              ) : (
                <Button
                  size="sm"
                  aria-label={textes.afficherContrat(libelleContrat(contrat))}
                  onClick={() => choose(contrat.numeroContratIndividuel)}
                >
                  {textes.afficher}
                </Button>
              )}
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}

function Detail({ contrat }: { contrat: Contrat }) {
  const { codeCivilite } = useCurrentUser()
  const libelleMode = useLibelles('mode-paiement')
  const { rib, codeModePaiement } = contrat.modalitePaiementPrestation
  const dernierJour = finConsultation(contrat)
  return (
    <Facts
      items={[
        {
          label: textes.numeroContrat,
          value: <span className="tabular">{contrat.numeroContratIndividuel}</span>,
        },
        { label: textes.nature, value: libellesTypeContrat[contrat.typeContrat] },
        { label: textes.periode, value: <span className="tabular">{periode(contrat)}</span> },
        contrat.portabiliteJusquAu === null
          ? null
          : {
              label: textes.portabilite,
              value: <span className="tabular">{formatDate(contrat.portabiliteJusquAu)}</span>,
            },
        dernierJour === null
          ? null
          : {
              label: textes.consultable,
              value: <span className="tabular">{formatDate(dernierJour)}</span>,
            },
        {
          label: textes.qualite,
          value: textes.qualites[contrat.qualite](codeCivilite === 'MME'),
        },
        codeModePaiement === null
          ? null
          : { label: textes.modePaiement, value: libelleMode(codeModePaiement) },
        rib === null
          ? null
          : { label: textes.compteVersement, value: <span className="tabular nowrap">{rib}</span> },
        contrat.assures.length === 0
          ? null
          : {
              label: textes.assures,
              value: (
                <ul>
                  {contrat.assures.map(({ prenom, nom, lien }) => (
                    <li key={`${prenom} ${nom} ${lien}`}>
                      {prenom} {nom}
                    </li>
                  ))}
                </ul>
              ),
            },
      ]}
    />
  )
}

const periode = ({ dateDebut, dateFin }: Contrat) =>
  dateFin
    ? textes.duAu(formatDate(dateDebut), formatDate(dateFin))
    : textes.depuis(formatDate(dateDebut))
