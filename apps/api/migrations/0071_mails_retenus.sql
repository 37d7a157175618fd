CREATE TABLE "mail_retenu" (
	"client_code" text NOT NULL,
	"destinataire_empreinte" text NOT NULL,
	"contenu" text NOT NULL,
	"nombre" integer NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	"envoi_le" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_retenu_client_code_destinataire_empreinte_pk" PRIMARY KEY("client_code","destinataire_empreinte")
);
--> statement-breakpoint
ALTER TABLE "mail_retenu" ADD CONSTRAINT "mail_retenu_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_retenu_envoi" ON "mail_retenu" USING btree ("envoi_le");