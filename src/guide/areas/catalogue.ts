import { say, step, type TopicArea, trouble } from '../topic';

/** What the shop sells. */
export const catalogueArea = {
  title: say('المنتجات', 'Products'),
  topics: {
    products: {
      title: say('إضافة منتج', 'Add a product'),
      about: say(
        'الاسم باللغتين والرمز والتصنيف والسعر والصور. يُحفظ كله مرة واحدة.',
        'Name in both languages, code, category, price and pictures; all of it is saved at once.',
      ),
      steps: [
        step('افتح [[navigation.products]] واضغط [[products.add]].', 'Open [[navigation.products]] and press [[products.add]].'),
        step(
          'اختر [[productForm.category]] أولًا: منه تأتي الخيارات والإضافات.',
          'Choose the [[productForm.category]] first: variants and extras come from it.',
        ),
        step(
          'اكتب السعر بالدينار، مثل 12.500.',
          'Type the price in dinars, such as 12.500.',
          say(
            'تحت السعر هامش الربح، وتنبيه إن كان سعر العرض أعلى.',
            'Below it stands the margin, and a hint when the offer is not below the price.',
          ),
        ),
        step('اضغط [[productForm.save]].', 'Press [[productForm.save]].'),
      ],
      keys: ['save', 'nextControl'],
      troubles: [
        trouble(
          say('[[productForm.codeTaken]]', '[[productForm.codeTaken]]'),
          say('غيّر الرمز، أو ابحث به عن المنتج الآخر.', 'Change the code, or search for the other product by it.'),
        ),
        trouble(
          say('منتج يشبه منتجًا موجودًا', 'It is like one that is there'),
          say(
            'من إجراءات صفه [[products.duplicate]]، ثم غيّر ما يختلف.',
            '[[products.duplicate]] in the actions of its row, then change what differs.',
          ),
        ),
      ],
      related: ['combinations', 'pictures', 'activate'],
      show: { button: 'products.add', on: 'masterHN/products' },
      picture: { stop: 'products', around: 'products.add' },
      words: say('سلعة صنف جديد سعر مخزون', 'item goods new price stock'),
    },
    combinations: {
      title: say('أسعار ومخزون لكل مقاس ولون', 'Price and stock of each size and colour'),
      about: say(
        'من القيم التي تختارها تتكوّن التركيبات، ولكل تركيبة كميتها وسعرها وصورها.',
        'The values you choose make the combinations; each has its quantity, price and pictures.',
      ),
      steps: [
        step(
          'في نموذج المنتج اختر القيم تحت [[productForm.variants]].',
          'In the form of a product, choose the values under [[productForm.variants]].',
        ),
        step('اكتب في الجدول، أو انسخ من إكسل والصق بـ {Ctrl V}.', 'Type in the grid, or copy from Excel and paste with {Ctrl V}.'),
        step('قيمة واحدة للكل: [[grid.set.button]].', 'One value for all: [[grid.set.button]].'),
        step('تركيبة لا تُباع: [[productForm.leaveOut]].', 'One that is not sold: [[productForm.leaveOut]].'),
      ],
      keys: ['cell', 'fillDown', 'undo', 'nextError', 'leaveOut'],
      troubles: [
        trouble(
          say('خلية حمراء', 'A red cell'),
          say('تقول بجانبها ما الخطأ. {F8} إلى التالي.', 'It says beside it what is wrong. {F8} goes to the next one.'),
        ),
        trouble(
          say('غيّرت التصنيف فاختفت التركيبات', 'The category changed and the combinations went'),
          say('الخيارات تتبع التصنيف. يسألك ديوان قبل ذلك.', 'Variants belong to a category. Diwan asks before.'),
        ),
      ],
      related: ['variants', 'products', 'pictures'],
      show: { button: 'grid.set.button', first: say('افتح منتجًا له خيارات أولًا.', 'Open a product with variants first.') },
      picture: { stop: 'product-add-variants', around: 'productForm.variants' },
      words: say('مقاسات ألوان كمية لصق جدول', 'sizes colours quantity paste grid'),
    },
    variants: {
      title: say('خيارات المنتجات: مقاس ولون', 'Variants: size and colour'),
      about: say(
        'تُكتب مرة واحدة للتصنيف، ثم تختار منها في كل منتج.',
        'They are written once for a category, and chosen from in each product.',
      ),
      steps: [
        step('افتح [[navigation.variant]] واضغط [[variants.add]].', 'Open [[navigation.variant]] and press [[variants.add]].'),
        step(
          'اختر التصنيف، ثم اكتب الخيار وقيمه باللغتين.',
          'Choose the category, then type the variant and its values in both languages.',
          say('الصق قائمة، فيصير كل سطر قيمة.', 'Paste a list, and each line becomes a value.'),
        ),
        step('للألوان اختر [[variantForm.colorVariant]].', 'For colours choose [[variantForm.colorVariant]].'),
        step('اضغط [[variantForm.save]].', 'Press [[variantForm.save]].'),
      ],
      troubles: [
        trouble(
          say('قيمة محفوظة لا تُحذف', 'A saved value cannot be removed'),
          say(
            'تُعدَّل ولا تُحذف، لأن منتجات تستخدمها. الخيار كله يُحذف من القائمة.',
            'It can be changed, not removed. A whole variant is deleted in the list.',
          ),
        ),
      ],
      related: ['combinations', 'paid-extras', 'categories'],
      show: { button: 'variants.add', on: 'variant' },
      picture: { stop: 'variant-add-filled', around: 'variantForm.addValue' },
      words: say('مقاسات ألوان قيم', 'sizes colours values'),
    },
    'paid-extras': {
      title: say('الإضافات المدفوعة', 'Paid extras'),
      about: say(
        'ما يزيده العميل على المنتج بسعر، مثل التغليف. تتبع تصنيفًا.',
        'What a customer adds to a product for a price, such as wrapping. They belong to a category.',
      ),
      steps: [
        step(
          'افتح [[navigation.dynamicVariant]] واضغط [[dynamicVariants.add]].',
          'Open [[navigation.dynamicVariant]] and press [[dynamicVariants.add]].',
        ),
        step('اختر التصنيف، واكتب الاسم والسعر.', 'Choose the category, type name and price.'),
        step(
          'إن كان عددها محدودًا فحدّد [[dynamicVariants.hasAmount]].',
          'Where there are only so many, tick [[dynamicVariants.hasAmount]].',
        ),
      ],
      related: ['variants', 'products'],
      show: { button: 'dynamicVariants.add', on: 'dynamic-variant' },
      picture: { stop: 'dynamic-variants', around: 'dynamicVariants.add' },
      words: say('تغليف هدية زيادة', 'wrapping gift addon'),
    },
    categories: {
      title: say('التصنيفات', 'Categories'),
      about: say('كل منتج في تصنيف، وللتصنيف خياراته وإضافاته.', 'Each product is in one; a category has its variants and extras.'),
      steps: [
        step(
          'اضغط [[categories.add]]، واكتب الاسم باللغتين وأضف صورة.',
          'Press [[categories.add]], type the name in both languages and add a picture.',
        ),
        step('للتعديل اضغط الصف، ثم [[categories.save]].', 'To change one press its row, then [[categories.save]].'),
      ],
      troubles: [
        trouble(
          say('تصنيف لا يظهر', 'A category is not shown'),
          say('انظر تحت [[activation.inactive]].', 'Look under [[activation.inactive]].'),
        ),
      ],
      related: ['activate', 'products', 'variants'],
      show: { button: 'categories.add', on: 'masterHN/categories' },
      picture: { stop: 'category-add', around: 'categories.save' },
      words: say('أقسام قسم فئة', 'groups sections'),
    },
    activate: {
      title: say('إيقاف وتفعيل بدل الحذف', 'Deactivate in place of deleting'),
      about: say(
        'المنتجات والتصنيفات والإضافات لا تُحذف: تُوقف فلا تُباع، وتُفعَّل متى شئت.',
        'You can’t delete products, categories, or extras. Deactivate them to stop selling them, and activate them again at any time.',
      ),
      steps: [
        step('في الصف أو للمحدد اختر [[activation.deactivate]].', 'In the row, or for what is ticked, choose [[activation.deactivate]].'),
        step(
          'لإعادتها افتح [[activation.inactive]]، ثم [[activation.activate]].',
          'To bring them back open [[activation.inactive]], then [[activation.activate]].',
        ),
      ],
      related: ['undo', 'products', 'stock'],
      show: { button: 'activation.inactive', on: 'masterHN/products' },
      picture: { stop: 'products-inactive', around: 'activation.inactive' },
      words: say('حذف إخفاء منتج وقف', 'delete hide remove stop selling'),
    },
    'edit-as-table': {
      title: say('تعديل أسعار ومخزون عدة منتجات معًا', 'Change many prices and stocks at once'),
      about: say(
        'المنتجات التي حدّدتها، أو كل ما في القائمة، كجدول تكتب فيه. لا يُكتب شيء قبل أن تحفظ.',
        'The products that you ticked, or all of the list, as a table to type in. Nothing is written before you save.',
      ),
      steps: [
        step('حدّد المنتجات ثم اضغط [[productTable.button]].', 'Tick products, then press [[productTable.button]].'),
        step('اكتب، أو انسخ من إكسل والصق بـ {Ctrl V}.', 'Type, or copy from Excel and paste with {Ctrl V}.'),
        step('قيمة للكل، أو زيادة بالنسبة: [[grid.set.button]].', 'One value for all, or a rise in per cent: [[grid.set.button]].'),
        step(
          'احفظ: يُقرأ كل منتج قبل كتابته، وما غيّره غيرك يُترك ويُسمّى.',
          'Save: each product is read before it is written; what somebody else has changed is left alone and named.',
        ),
      ],
      keys: ['cell', 'fillDown', 'undo', 'nextError'],
      troubles: [
        trouble(
          say('أخطأت في الأسعار وحفظت', 'The prices were wrong, and they are saved'),
          say(
            'من [[navigation.products]] افتح [[productTable.earlier]] واضغط [[writing.undo]]، أو [[writing.undoFile]] لتراجعه قبل استيراده.',
            'From [[navigation.products]], open [[productTable.earlier]] and press [[writing.undo]], or [[writing.undoFile]] to look at it before you import it.',
          ),
        ),
      ],
      related: ['import-file', 'stock', 'combinations'],
      show: { button: 'productTable.button', on: 'masterHN/products' },
      words: say('جماعي كثير سعر مخزون نسبة زيادة تخفيض', 'bulk many price stock per cent raise'),
    },
    'import-file': {
      title: say('استيراد أسعار ومخزون من إكسل', 'Bring prices and stock from Excel'),
      about: say(
        'صدّر المنتجات، غيّر الأسعار في إكسل، ثم أعد الملف. لا يُضاف منتج ولا يُحذف.',
        'Export the products, change prices in Excel, bring the file back. No product is added or deleted.',
      ),
      steps: [
        step(
          'من [[navigation.products]] افتح [[navigation.productImport]].',
          'From [[navigation.products]], open [[navigation.productImport]].',
        ),
        step('أفلت الملف أو اضغط [[productImport.choose]].', 'Drop the file, or press [[productImport.choose]].'),
        step(
          'راجع ما صار إليه كل عمود.',
          'Look at what each column becomes.',
          say(
            'فوق الأعمدة تختار الورقة أو الفاصل وصف العناوين. وتظهر قراءة الفاصلة العشرية مرة واحدة لكل عمود، ويمكن تغييرها هناك.',
            'Sheet or delimiter and header row are chosen above the columns. How a comma is read is shown once for each column, and can be changed there.',
          ),
        ),
        step(
          'راجع الفروق: القديم مشطوب والجديد بارز، ثم طبّقها.',
          'Look at the differences, old struck and new bold, then write them.',
          say(
            'الأحمر والمقفل لا يُحدَّثان أبدًا، والأصفر لا يُحدَّث حتى تحدّده.',
            'Red and locked lines are never written, amber ones only once you select them.',
          ),
        ),
      ],
      keys: ['cell', 'select', 'undo', 'nextError'],
      troubles: [
        trouble(
          say('للمنتج تركيبات ولا تُقبل أسعارها', 'A product has combinations, and its prices are not taken'),
          say(
            'صدّر المنتجات بسطر لكل [[products.parts.part]]، وغيّر في سطورها.',
            'Export the products with a line for each [[products.parts.part]], and change it there.',
          ),
        ),
        trouble(
          say('أُغلق التطبيق أثناء التحديث', 'The app closed during the update'),
          say(
            'من [[navigation.products]] افتح [[productTable.earlier]]: ترى ما تم تحديثه، ويمكنك إكمال الباقي خلال 30 يومًا.',
            'From [[navigation.products]], open [[productTable.earlier]]. It shows what was written, and you can continue with the rest for 30 days.',
          ),
        ),
      ],
      related: ['edit-as-table', 'export-list', 'stock'],
      words: say('ملف جدول csv xlsx تحديث أسعار', 'file sheet csv xlsx update prices'),
    },
    stock: {
      title: say('ما قارب على النفاد، والجرد', 'What is running out, and counting the stock'),
      about: say('يُعلَّم ما بقي منه قليل، وأنت تحدد القليل.', 'What is low is pointed out, and you say what is low.'),
      steps: [
        step(
          'في [[navigation.products]] اضغط [[products.lowStock.open]] واكتب العدد.',
          'Under [[navigation.products]] press [[products.lowStock.open]] and type the number.',
        ),
        step(
          'لترى القليل وحده: [[lists.whole.conditions]]، ثم [[products.conditions.stock.low]] و[[products.conditions.stock.out]].',
          'To see only those: [[lists.whole.conditions]], then [[products.conditions.stock.low]] and [[products.conditions.stock.out]].',
        ),
        step(
          'للجرد: [[products.stockLists.open]]، ثم [[products.counting.open]]. تُطبع المنتجات الظاهرة أو المحددة، وبجانب كل منها خانة لكتابة العدد.',
          'To count: [[products.stockLists.open]], then [[products.counting.open]]. It prints the products shown, or those ticked, with a box beside each for the count.',
        ),
      ],
      related: ['sort-and-sum', 'combinations', 'edit-as-table'],
      show: { button: 'products.lowStock.open', on: 'masterHN/products' },
      picture: { stop: 'products-low-stock', around: 'products.lowStock.label' },
      words: say('نفد الكمية قليلة مخزون جرد عد', 'low stock quantity out count inventory'),
    },
  },
} as const satisfies TopicArea;
