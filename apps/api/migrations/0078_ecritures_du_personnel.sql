CREATE TABLE "ecriture_personnel" (
	"compte_id" uuid NOT NULL,
	"cle" text NOT NULL,
	"empreinte" text NOT NULL,
	"faite_le" timestamp with time zone NOT NULL,
	"statut" integer,
	"reponse" text,
	CONSTRAINT "ecriture_personnel_compte_id_cle_pk" PRIMARY KEY("compte_id","cle")
);
--> statement-breakpoint
ALTER TABLE "impaye" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ecriture_personnel" ADD CONSTRAINT "ecriture_personnel_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ecriture_personnel_faite" ON "ecriture_personnel" USING btree ("faite_le");