; electron-builder has no Arabic for these pages and boxes, and would show them in English. Arrives after its own texts, which it replaces.
; U+200F keeps a full stop at the end of its line in boxes that Windows does not turn round.
!macro arabicTexts
  !pragma warning push
  ; "set multiple times": that is what this is for.
  !pragma warning disable 6030
  LangString win7Required ${LANG_ARABIC} "يحتاج ديوان إلى Windows 10 أو أحدث.${U+200F}"
  LangString x64WinRequired ${LANG_ARABIC} "يحتاج ديوان إلى إصدار 64 بت من Windows.${U+200F}"
  LangString appRunning ${LANG_ARABIC} "ديوان مفتوح.${U+200F}"
  LangString appCannotBeClosed ${LANG_ARABIC} "تعذّر إغلاق ديوان.${U+200F}$\r$\nأغلقه ثم اختر «إعادة المحاولة».${U+200F}"
  LangString installing ${LANG_ARABIC} "جارٍ التثبيت، يرجى الانتظار…${U+200F}"
  LangString areYouSureToUninstall ${LANG_ARABIC} "هل تريد إزالة ديوان؟"
  LangString decompressionFailed ${LANG_ARABIC} "تعذّر فك ضغط الملفات. شغّل المثبّت مرة أخرى.${U+200F}"
  LangString uninstallFailed ${LANG_ARABIC} "تعذّرت إزالة ملفات الإصدار السابق. شغّل المثبّت مرة أخرى.${U+200F}"
  LangString appClosing ${LANG_ARABIC} "جارٍ إغلاق ديوان…${U+200F}"
  LangString chooseInstallationOptions ${LANG_ARABIC} "خيارات التثبيت"
  LangString chooseUninstallationOptions ${LANG_ARABIC} "خيارات الإزالة"
  LangString whichInstallationShouldBeRemoved ${LANG_ARABIC} "أي تثبيت تريد إزالته؟"
  LangString whoShouldThisApplicationBeInstalledFor ${LANG_ARABIC} "لمن يُثبَّت ديوان؟"
  LangString selectUserMode ${LANG_ARABIC} "اختر هل يكون ديوان لك وحدك أم لكل من يستخدم هذا الجهاز.${U+200F}"
  LangString whichInstallationRemove ${LANG_ARABIC} "ديوان مثبّت لك وحدك ولكل المستخدمين أيضًا.${U+200F}$\r$\nأي التثبيتين تريد إزالته؟"
  LangString freshInstallForAll ${LANG_ARABIC} "تثبيت جديد لكل المستخدمين (يطلب صلاحية المسؤول).${U+200F}"
  LangString freshInstallForCurrent ${LANG_ARABIC} "تثبيت جديد لك وحدك.${U+200F}"
  LangString onlyForMe ${LANG_ARABIC} "لي وحدي"
  LangString forAll ${LANG_ARABIC} "لكل من يستخدم هذا الجهاز"
  LangString loginWithAdminAccount ${LANG_ARABIC} "سجّل الدخول بحساب مسؤول للمتابعة.${U+200F}"
  LangString perUserInstallExists ${LANG_ARABIC} "ديوان مثبّت لك وحدك بالفعل.${U+200F}"
  LangString perUserInstall ${LANG_ARABIC} "ديوان مثبّت لك وحدك.${U+200F}"
  LangString perMachineInstallExists ${LANG_ARABIC} "ديوان مثبّت لكل المستخدمين بالفعل.${U+200F}"
  LangString perMachineInstall ${LANG_ARABIC} "ديوان مثبّت لكل المستخدمين.${U+200F}"
  LangString reinstallUpgrade ${LANG_ARABIC} "سيُعاد تثبيته أو تُحدَّث نسخته.${U+200F}"
  LangString uninstall ${LANG_ARABIC} "ستُزال النسخة المثبّتة.${U+200F}"
  !pragma warning pop
!macroend
