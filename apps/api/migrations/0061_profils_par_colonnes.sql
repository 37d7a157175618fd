CREATE TABLE "profil_bloc" (
	"client_code" text NOT NULL,
	"releve" integer NOT NULL,
	"bloc" integer NOT NULL,
	"apres" uuid NOT NULL,
	"jusqua" uuid NOT NULL,
	"debuts" "bytea" NOT NULL,
	CONSTRAINT "profil_bloc_client_code_releve_bloc_pk" PRIMARY KEY("client_code","releve","bloc")
);
--> statement-breakpoint
CREATE TABLE "profil_colonne" (
	"client_code" text NOT NULL,
	"releve" integer NOT NULL,
	"bloc" integer NOT NULL,
	"nom" text NOT NULL,
	"octets" smallint NOT NULL,
	"rangs" "bytea" NOT NULL,
	CONSTRAINT "profil_colonne_client_code_releve_bloc_nom_pk" PRIMARY KEY("client_code","releve","bloc","nom")
);
--> statement-breakpoint
CREATE TABLE "profil_mots" (
	"client_code" text NOT NULL,
	"releve" integer NOT NULL,
	"nom" text NOT NULL,
	"mots" json NOT NULL,
	CONSTRAINT "profil_mots_client_code_releve_nom_pk" PRIMARY KEY("client_code","releve","nom")
);
--> statement-breakpoint
-- Read whole and often, written seldom: not worth being squeezed.
ALTER TABLE "profil_bloc" ALTER COLUMN "debuts" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "profil_colonne" ALTER COLUMN "rangs" SET STORAGE EXTERNAL;--> statement-breakpoint
DROP TABLE "profil_audience" CASCADE;--> statement-breakpoint
ALTER TABLE "profil_releve" ADD COLUMN "numero" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was gathered went with its table.
UPDATE "profil_releve" SET "le" = NULL;
