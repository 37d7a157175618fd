CREATE TABLE "appareil_prevenu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"compte_id" uuid NOT NULL,
	"client_code" text NOT NULL,
	"session" text NOT NULL,
	"empreinte" text NOT NULL,
	"abonnement" text NOT NULL,
	"appareil" text,
	"cree_le" timestamp with time zone NOT NULL,
	"vu_le" timestamp with time zone NOT NULL,
	"dernier" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appareil_prevenu" ADD CONSTRAINT "appareil_prevenu_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appareil_prevenu" ADD CONSTRAINT "appareil_prevenu_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appareil_prevenu_empreinte" ON "appareil_prevenu" USING btree ("client_code","empreinte");--> statement-breakpoint
CREATE INDEX "appareil_prevenu_compte" ON "appareil_prevenu" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "appareil_prevenu_session" ON "appareil_prevenu" USING btree ("session");--> statement-breakpoint
CREATE INDEX "appareil_prevenu_client" ON "appareil_prevenu" USING btree ("client_code","id");