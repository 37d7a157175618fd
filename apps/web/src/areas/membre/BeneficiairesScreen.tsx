import { ChangementsPrevus } from '../../features/actes/index.ts'
import { ContratTermine, useContrats } from '../../features/contrats/index.ts'
import { Beneficiaires } from '../../features/profil/Beneficiaires.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function BeneficiairesScreen() {
  const { qualite } = useContrats().courant
  const { beneficiaires, beneficiairesSoi } = textes.leads
  return (
    <>
      <ScreenTitle lead={qualite === 'adherent' ? beneficiaires : beneficiairesSoi}>
        {textes.titres.beneficiaires}
      </ScreenTitle>
      <div className={css.column}>
        <ContratTermine quoi="beneficiaires" />
        <ChangementsPrevus
          actes={['inscriptionBeneficiaireActeGestion', 'radiationAssuresActeGestion']}
        />
        <Beneficiaires />
      </div>
    </>
  )
}
